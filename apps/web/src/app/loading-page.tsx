import { Spinner } from '#shared/ui/spinner.tsx'

export function LoadingPage() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading" className="size-9" />
    </div>
  )
}
