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
