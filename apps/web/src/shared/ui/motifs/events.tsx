export const eventsMotif = (
  <>
    <rect x="32" y="22" width="56" height="54" rx="6" className="fill-card" />
    <path d="M32 36h56M45 16v11M75 16v11" />
    <g className="text-muted" strokeWidth="3">
      <path d="M45 46h.1M60 46h.1M75 46h.1M45 56h.1M75 56h.1M45 66h.1M60 66h.1" />
    </g>
    <circle cx="60" cy="56" r="5.5" className="fill-lamp-soft text-lamp" />
  </>
)
