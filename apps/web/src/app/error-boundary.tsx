import { Component, type ReactNode } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { ApplicationError } from './application-error.tsx'

/** An error while rendering shows the Application Error panel, not a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ApplicationError message={messageOf(error, 'Something on this page stopped working.')} />
  }
}
