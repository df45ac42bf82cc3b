import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Renders the fallback. `reset` tries the children again. */
  readonly fallback: (reset: () => void) => ReactNode
  readonly onError?: (error: unknown) => void
  /** Identifies the children's content. When it changes, the children are tried again. */
  readonly resetKey?: string
  readonly children: ReactNode
}

/** Contains an error in its part of the page. It adds no text. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.reset()
  }

  readonly reset = () => {
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.reset) : this.props.children
  }
}
