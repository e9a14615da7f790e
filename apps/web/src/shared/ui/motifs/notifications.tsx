export const notificationsMotif = (
  <>
    <path d="M60 20v-5" />
    <path d="M38 66c5-5 6-11 6-20a16 16 0 0 1 32 0c0 9 1 15 6 20H38Z" className="fill-card" />
    <path d="M53 71a7 7 0 0 0 14 0" className="fill-lamp-soft text-lamp" />
    <path d="M34 30a28 28 0 0 0-4 12M86 30a28 28 0 0 1 4 12" className="text-lamp" opacity="0.7" />
    <path d="M52 44a9 9 0 0 1 7-8" className="text-muted" />
  </>
)
