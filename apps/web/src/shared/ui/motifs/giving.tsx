export const givingMotif = (
  <>
    <path
      d="M60 47C48 39 42 33.500 42 26.500a9.500 9.500 0 0 1 18-4.300 9.500 9.500 0 0 1 18 4.300C78 33.500 72 39 60 47Z"
      className="fill-lamp-soft text-lamp"
    />
    <path d="M30 56h60c-2 13-13 21-30 21s-28-8-30-21Z" className="fill-card" />
    <path d="M39 64c4 5 11 8 21 8" className="text-muted" />
  </>
)
