import * as Radix from '@radix-ui/react-toast'
import X from 'lucide-react/icons/x'
import { cx } from '../cx.ts'
import { actionsOf, dismissToast, type ShownToast } from './toast-store.ts'
import { toastClass, toastPosition, toastText } from './plain-toast.tsx'
import { Tooltip } from '../popup/tooltip.tsx'

const motion =
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 ' +
  'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out'

const inside =
  'grid min-h-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-current/10'

export default function ToastView({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant, duration } = shown

  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={id}
        open={open}
        duration={duration}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        onOpenChange={(next) => {
          if (!next) dismissToast(id)
        }}
        className={cx(toastClass(variant), motion)}
      >
        <p className={toastText(variant)}>
          <Radix.Title asChild>
            <strong className="font-semibold">{title}</strong>
          </Radix.Title>
          {description && (
            <>
              {' '}
              <Radix.Description asChild>
                <span>{description}</span>
              </Radix.Description>
            </>
          )}
        </p>
        <div className="grid shrink-0">
          {actionsOf(shown).map(({ label, onClick }) => (
            <Radix.Action
              key={label}
              altText={label}
              onClick={onClick}
              className={cx(inside, 'px-3 font-semibold')}
            >
              {label}
            </Radix.Action>
          ))}
        </div>
        <Tooltip label="Close">
          <Radix.Close aria-label="Close" className={cx(inside, 'w-11')}>
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Tooltip>
      </Radix.Root>
      <Radix.Viewport hotkey={['F8']} className={toastPosition} />
    </Radix.Provider>
  )
}
