import { sermonOfToday, stepToday } from '@stillwater/contract/plan/week-rhythm'
import ListChecks from 'lucide-react/icons/list-checks'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { ignoreSecondTap } from '#shared/ui/dialog/layer-history.ts'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { StepLineSpace } from './step-line-space.tsx'
import { stepNames, todayWords } from './step-words.ts'
import { usePreparing } from './use-preparing.ts'
import { useSteps } from './use-steps.ts'

/** Today's step of the week before a sermon, in a list. It is always as high as two lines, so that nothing moves when its words change. */
export function StepLine() {
  const { today, preparing, sermons, isPending, isFailed } = usePreparing()
  const { tick } = useSteps()
  const link = useRef<HTMLAnchorElement>(null)
  const wasTicked = useRef(false)
  const sermon = preparing && sermonOfToday(sermons, preparing)
  const step = preparing && sermon && stepToday(sermon, preparing)
  const words = isFailed
    ? 'Your steps couldn’t be loaded.'
    : preparing === undefined
      ? 'Choose a rhythm for your week.'
      : sermon === undefined || step === undefined
        ? 'No sermon to prepare in the next seven days.'
        : todayWords(step, today, sermon)
  // The last tick of a day takes its own checkbox away.
  useEffect(() => {
    if (wasTicked.current && document.activeElement === document.body) link.current?.focus()
    wasTicked.current = false
  }, [words])
  if (isPending) return <StepLineSpace />
  return (
    <li className="flex h-11 items-center gap-3">
      {sermon !== undefined && step?.kind === 'step' ? (
        <Checkbox
          checked={false}
          onCheckedChange={() => {
            wasTicked.current = true
            // The next step's box is in its place at once.
            ignoreSecondTap()
            void tick(sermon, step.step, true)
          }}
        >
          <span className="sr-only">{stepNames[step.step]} is done</span>
        </Checkbox>
      ) : (
        <ListChecks aria-hidden="true" className="size-5 shrink-0 text-water" />
      )}
      <Link
        ref={link}
        href="/plan/week"
        dir="auto"
        className="line-clamp-2 min-w-0 leading-5 wrap-anywhere hover:underline"
      >
        {words}
      </Link>
    </li>
  )
}
