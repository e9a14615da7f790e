export const bibleMotif = (
  <>
    <path d="M38 16h42a4 4 0 0 1 4 4v57H41a6 6 0 0 1-6-6V19a3 3 0 0 1 3-3Z" className="fill-card" />
    <path d="M35 71a6 6 0 0 1 6-6h43" />
    <path d="M60 29v22M53 36h14" className="text-lamp" strokeWidth="2" />
    <path d="M72 65v17l4-3.5 4 3.5V65" className="fill-lamp-soft text-lamp" />
  </>
)

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

export const goalsMotif = (
  <>
    <path d="M20 77 50 33l13 18 8-10 29 36H20Z" className="fill-card" />
    <path d="M42 45c3 3 5 0 8 2s4 0 7-3" className="text-muted" />
    <path d="M50 33V12" />
    <path d="M50 13c6-3 9 2.5 16-.5v11c-7 3-10-2.5-16 .5" className="fill-lamp-soft text-lamp" />
    <path d="M60 77c1-7 9-6 8-12s-6-4-5-9" className="text-muted" strokeDasharray="2 4" />
  </>
)

export const journalMotif = (
  <>
    <path d="M38 18h36a5 5 0 0 1 5 5v49a5 5 0 0 1-5 5H38V18Z" className="fill-card" />
    <path d="M38 18v59M33 28h9M33 41h9M33 54h9M33 67h9" />
    <path d="M49 31h20M49 39h20M49 47h12" className="text-muted" />
    <path
      d="m66 66 3-9 21-21a4 4 0 0 1 5.7 0l.3.3a4 4 0 0 1 0 5.7L75 63l-9 3Z"
      className="fill-lamp-soft text-lamp"
    />
    <path d="m85 41 6 6" className="text-lamp" />
  </>
)

export const notificationsMotif = (
  <>
    <path d="M60 20v-5" />
    <path d="M38 66c5-5 6-11 6-20a16 16 0 0 1 32 0c0 9 1 15 6 20H38Z" className="fill-card" />
    <path d="M53 71a7 7 0 0 0 14 0" className="fill-lamp-soft text-lamp" />
    <path d="M34 30a28 28 0 0 0-4 12M86 30a28 28 0 0 1 4 12" className="text-lamp" opacity="0.7" />
    <path d="M52 44a9 9 0 0 1 7-8" className="text-muted" />
  </>
)

export const offlineMotif = (
  <>
    <path
      d="M40 62a13 13 0 0 1-1.5-25.9A20 20 0 0 1 77 33.5 14.5 14.5 0 0 1 80 62H40Z"
      className="fill-card"
    />
    <path d="M38 16 84 70" className="text-lamp" strokeWidth="2" />
  </>
)

export const prayersMotif = (
  <>
    <path d="M60 14c5.5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 2.5-8 8-14Z" className="fill-lamp-soft text-lamp" />
    <path d="M60 28v10" className="text-lamp" />
    <path d="M51 40.5c5.5 2.5 12.5 2.5 18 0V76H51V40.5Z" className="fill-card" />
    <path d="M56 42v9a2.5 2.5 0 0 0 5 0v-3" className="text-muted" />
    <path d="M40 77h40" />
    <path d="M38 24l-4-3M82 24l4-3M36 36h-5M84 36h5" className="text-lamp" opacity="0.7" />
  </>
)

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

export const sermonsMotif = (
  <>
    <path
      d="M60 33c-7-5.5-16-7-26-6v-4l-4 1.5V48c11-1.5 21 0 30 5 9-5 19-6.5 30-5V24.5L86 23v4c-10-1-19 .5-26 6Z"
      className="fill-card"
    />
    <path d="M60 33v20" />
    <path
      d="M39 34c5-.3 9.5.6 14 2.7M39 40.5c5-.3 9.5.6 14 2.7M81 34c-5-.3-9.5.6-14 2.7"
      className="text-muted"
    />
    <path d="M81 40.5c-5-.3-9.5.6-14 2.7" className="text-lamp" />
    <path d="M54 57v19M66 57v19M45 77h30" />
  </>
)
