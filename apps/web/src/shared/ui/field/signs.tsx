import type { ReactNode } from 'react'

/** The few icons of the sign-in screen, drawn here: an icon library would weigh more than its form. */
function Sign({ className = 'size-5', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  )
}

interface SignProps {
  readonly className?: string
}

export const OpenEye = ({ className }: SignProps) => (
  <Sign className={className}>
    <path d="M2.5 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12Z" />
    <circle cx="12" cy="12" r="2.750" />
  </Sign>
)

export const ClosedEye = ({ className }: SignProps) => (
  <Sign className={className}>
    <path d="M2.5 9.500c2.500 4 5.700 6 9.500 6s7-2 9.500-6M5.500 13 4 15.500M9.700 15.200 9 18M14.300 15.200 15 18M18.500 13 20 15.500" />
  </Sign>
)

export const Attention = ({ className }: SignProps) => (
  <Sign className={className}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.500v5.250M12 16.400v.1" />
  </Sign>
)
