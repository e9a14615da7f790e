import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'

export function DashboardError() {
  return (
    <Card role="alert" className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <h1 className="text-2xl">Dashboard Error</h1>
      <p className="text-muted">User data not loaded correctly. Please try refreshing the page.</p>
      <Button className="mt-2" onClick={() => window.location.reload()}>
        Reload Dashboard
      </Button>
    </Card>
  )
}
