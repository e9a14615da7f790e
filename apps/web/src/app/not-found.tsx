import { Link } from 'wouter'

export function NotFound() {
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-phone place-content-center gap-3 px-6 text-center">
      <h1 className="text-2xl">404 Page Not Found</h1>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      <p>
        <Link href="/" className="link">
          Back to the dashboard
        </Link>
      </p>
    </div>
  )
}
