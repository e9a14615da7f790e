import type { PinLock } from './lock-settings.ts'

/** What opens this device, as its owner knows it. Their other password signs in. */
export const pinWords = (pin?: Pick<PinLock, 'letters'>) =>
  pin?.letters === true
    ? ({
        label: 'App Lock Password',
        current: 'Current App Lock Password',
        ask: 'Enter your app lock password',
        wrong: 'That password is not right.',
        forgot: 'Forgot your app lock password?',
      } as const)
    : ({
        label: 'PIN',
        current: 'Current PIN',
        ask: 'Enter your PIN',
        wrong: 'That PIN is not right.',
        forgot: 'Forgot your PIN?',
      } as const)

/** What is said about a wrong one. */
export const triesText = (left: number, pin?: PinLock): string =>
  `${pinWords(pin).wrong} ${left} ${left === 1 ? 'attempt' : 'attempts'} left before this device is signed out.`
