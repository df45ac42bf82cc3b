import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** What to show instead; `reset` tries the children again. */
  readonly fallback: (reset: () => void) => ReactNode
  readonly onError?: (error: unknown) => void
  /** Names what the children show; when it changes they are tried again. */
  readonly resetKey?: string
  readonly children: ReactNode
}

/** Keeps an error in its part of the page. It has no text of its own. */
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
