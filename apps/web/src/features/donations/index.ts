export { DonateButton } from './donate-button.tsx'
export { DonationThanks } from './donation-thanks.tsx'
