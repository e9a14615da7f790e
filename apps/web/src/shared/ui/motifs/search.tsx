export const searchMotif = (
  <>
    <path d="M30 18h34l10 10v49H30V18Z" className="fill-card" />
    <path d="M64 18v10h10" />
    <path d="M39 36h17M39 45h11M39 54h9" className="text-muted" />
    <circle cx="68" cy="52" r="14" className="fill-lamp-soft text-lamp" />
    <path d="m78 62 13 13" className="text-lamp" strokeWidth="2.5" />
    <path d="M60.5 51a7.5 7.5 0 0 1 6-6" className="text-lamp" />
  </>
)
