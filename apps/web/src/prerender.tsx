import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { loadScreen } from '#app/app.tsx'
import { LoadingPage } from '#app/loading-page.tsx'
import { Root } from '#app/root.tsx'

/** What the page shows until its code is loaded. */
export const loading = renderToStaticMarkup(<LoadingPage />)

/** The same for the sign-in screen: the screen itself, which is then hydrated. */
export async function signIn(): Promise<string> {
  await loadScreen('/auth')
  return renderToString(
    <Router ssrPath="/auth">
      <Root />
    </Router>,
  )
}
