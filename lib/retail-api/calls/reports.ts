import { calls, type DataOf } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { succeed } from '../core/outcome.ts';
import { Gstr1Builder } from '../reports/gstr1/build-gstr1.ts';
import { periodOfMonth } from '../reports/month.ts';
import { readErrors, readSupportRequests, readVisits } from '../reports/recorded.ts';
import { SalesReport } from '../reports/sales-report.ts';
import { readStockReport, readWarehouseReport } from '../reports/stock-report.ts';
import { taxDocuments } from '../reports/tax-documents.ts';
import { registerRows } from '../reports/tax-register.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Form GSTR-1 of a month. */
const handleGstr1 = handlerFor(calls.gstr1Report, async ({ Month: month }, { db, seller }) => {
  const form = new Gstr1Builder();
  for await (const document of taxDocuments(db, seller, periodOfMonth(month))) form.add(document);
  return succeed(form.result(seller.gstin, month));
});

/** The documents of a day. */
const handleRegister = handlerFor(calls.taxRegister, async ({ Day: day }, { db, seller }) => {
  const from = startOfDayInIndia(day);
  const rows: DataOf<typeof calls.taxRegister>['Rows'] = [];
  for await (const document of taxDocuments(db, seller, { from, to: from + DAY_MS })) {
    rows.push(...registerRows(document));
  }
  return succeed({ Rows: rows });
});

/** Sales of a month. */
const handleSales = handlerFor(calls.salesReport, async ({ Month: month, By: by }, { db, seller }) => {
  const report = new SalesReport(by);
  for await (const document of taxDocuments(db, seller, periodOfMonth(month))) report.add(document);
  return succeed({ Rows: report.result() });
});

/** A page of the stock. */
const handleStock = handlerFor(calls.stockReport, async ({ After: after }, { db }) =>
  succeed(await readStockReport(db, after)),
);

/** A page of the stock in each warehouse. */
const handleWarehouses = handlerFor(calls.warehouseReport, async ({ After: after }, { db }) =>
  succeed(await readWarehouseReport(db, after)),
);

/** Campaign visits of a month. */
const handleVisits = handlerFor(calls.visitReport, async ({ Month: month }, { db }) =>
  succeed({ Rows: await readVisits(db, periodOfMonth(month)) }),
);

/** Errors of a month. */
const handleErrors = handlerFor(calls.errorReport, async ({ Month: month }, { db }) =>
  succeed({ Rows: await readErrors(db, periodOfMonth(month)) }),
);

/** Requests to support of a month. */
const handleSupport = handlerFor(calls.supportReport, async ({ Month: month }, { db }) =>
  succeed({ Rows: await readSupportRequests(db, periodOfMonth(month)) }),
);

/** Handlers of the calls that report on the shop's business. */
export const reportCalls: readonly CallHandler[] = [
  handleGstr1,
  handleRegister,
  handleSales,
  handleStock,
  handleWarehouses,
  handleVisits,
  handleErrors,
  handleSupport,
];
