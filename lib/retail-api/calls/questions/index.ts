import type { CallHandler } from '../../core/call-handler.ts';
import { answerAsBuyer, removeAnswer } from './answer-as-buyer.ts';
import { askQuestion, removeQuestion } from './ask-question.ts';
import { ownQuestions } from './own-questions.ts';
import { productQuestions } from './product-questions.ts';
import { answerQuestion, judgeAnswerCall, judgeQuestionCall, questionQueue } from './question-desk.ts';

/** Calls about what shoppers ask about products. */
export const questionCalls: readonly CallHandler[] = [
  askQuestion,
  removeQuestion,
  answerAsBuyer,
  removeAnswer,
  ownQuestions,
  productQuestions,
  questionQueue,
  judgeQuestionCall,
  judgeAnswerCall,
  answerQuestion,
];
