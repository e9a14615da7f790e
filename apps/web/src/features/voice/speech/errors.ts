export interface Trouble {
  readonly title: string
  readonly description: string
}

const troubles: Readonly<Record<string, Trouble>> = {
  'not-allowed': {
    title: 'Microphone unavailable',
    description:
      'Allow the microphone for this page in your browser’s settings. You can type in the meantime.',
  },
  network: {
    title: 'No connection for voice input',
    description: 'Your browser needs the network to understand speech. What you said so far is still here.',
  },
  'no-speech': {
    title: 'We didn’t hear anything',
    description: 'Please try again, a little closer to the microphone.',
  },
  'audio-capture': {
    title: 'No microphone found',
    description: 'Connect a microphone and try again, or type instead.',
  },
  'language-not-supported': {
    title: 'Your browser doesn’t support this language',
    description: 'Please choose another language.',
  },
}

const unknown: Trouble = {
  title: 'Voice input stopped',
  description: 'What you said so far is still here. Please try again.',
}

/** To the user, a denial by the service is the same as one by the browser. */
export const isRefusal = (error: string): boolean =>
  error === 'not-allowed' || error === 'service-not-allowed'

/** What went wrong and what to do next. */
export const troubleOf = (error: string): Trouble =>
  troubles[isRefusal(error) ? 'not-allowed' : error] ?? unknown
