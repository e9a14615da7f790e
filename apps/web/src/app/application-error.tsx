import { Button } from '#shared/ui/button.tsx'

interface ApplicationErrorProps {
  readonly message: string
  readonly onReload?: () => void
}

export function ApplicationError({ message, onReload }: ApplicationErrorProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-phone place-content-center gap-4 px-6 text-center">
      <h1 className="text-2xl">Application Error</h1>
      <p role="alert" className="text-muted">
        {message}
      </p>
      <p className="text-muted">What you saved is safe. Reloading usually helps.</p>
      <Button
        variant="primary"
        className="justify-self-center"
        onClick={() => {
          onReload?.()
          window.location.reload()
        }}
      >
        Reload Application
      </Button>
    </main>
  )
}
