import { Component, type ReactNode } from 'react';
import { Problem } from '../parts/problem.tsx';

interface ScreenGuardProps {
  /** The address of the screen: another one is tried anew. */
  path: string;
  children: ReactNode;
}

interface ScreenGuardState {
  error: Error | null;
}

/**
 * Says that a screen cannot be shown where it has an error, or where its file is gone because the shop was updated meanwhile. The
 * bar and the menu stay; without it, the whole page would be blank.
 */
export class ScreenGuard extends Component<ScreenGuardProps, ScreenGuardState> {
  override state: ScreenGuardState = { error: null };

  static getDerivedStateFromError(error: Error): ScreenGuardState {
    return { error };
  }

  override componentDidUpdate({ path }: ScreenGuardProps): void {
    if (path !== this.props.path && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Problem error={error} onRetry={() => window.location.reload()} />;
  }
}
