import '#shared/styles/app.css'

/** What the browser has and TypeScript does not know yet. */
declare const navigation: EventTarget

// The one page of all tests must not be loaded anew. A test that brings the app to ask for it says so (`expectConsole`).
navigation.addEventListener('navigate', (event) => {
  if (!('navigationType' in event) || event.navigationType !== 'reload') return
  event.preventDefault()
  console.error('The app asked for a reload of the page', new Error('It was asked for here').stack)
})
