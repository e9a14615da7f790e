import { Spinner } from '#shared/ui/spinner.tsx'

export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Stillwater</h1>
      <Spinner label="Loading" className="size-9 [animation-delay:1s]" />
    </main>
  )
}
