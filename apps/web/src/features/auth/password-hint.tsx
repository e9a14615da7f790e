import { passwordStrength } from './password-strength.ts'

const steps = [1, 2, 3, 4]

export function PasswordHint({ password }: { password: string }) {
  const { score, words } = passwordStrength(password)
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="mt-1 grid grid-cols-4 gap-1">
        {steps.map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= score ? 'bg-water' : 'bg-hairline'}`} />
        ))}
      </span>
      <span aria-live="polite">{words}</span>
    </span>
  )
}
