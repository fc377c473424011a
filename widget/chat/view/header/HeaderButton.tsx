import { Icon, type IconName } from '../Icon.tsx'

interface Props {
  icon: IconName
  label: string
  onClick(): void
  class?: string
  expanded?: boolean
}

/** A round button with a picture; its name shows when pointed at. */
export function HeaderButton({ icon, label, onClick, class: name = '', expanded }: Props) {
  return (
    <button
      type="button"
      class={`icon-button ${name}`}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
