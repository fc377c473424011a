/** Shapes on a grid of 24, drawn with a line of 1.75. */
const shapes = {
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M8.5 8.5h7v7h-7z',
  close: 'M6 6l12 12M18 6 6 18',
  compose: 'M12 20h8M16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1 1-4z',
  person:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3.5v5.5H6a2 2 0 0 1-2-2zm16 0h-3.5v5.5H18a2 2 0 0 0 2-2zm-1 5.3a4 4 0 0 1-3.5 2.2h-2',
  more: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
  larger: 'M14 4h6v6M20 4l-7 7M10 20H4v-6m0 6 7-7',
  smaller: 'M20 10h-6V4m0 6 7-7M4 14h6v6m0-6-7 7',
  down: 'M12 5v14m-6-6 6 6 6-6',
  warning: 'M12 8v5m0 3h.01M10.3 4 2.6 17.4A2 2 0 0 0 4.3 20.4h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z',
  again: 'M4 12a8 8 0 0 1 14-5.3L20 9m0-5v5h-5M20 12a8 8 0 0 1-14 5.3L4 15m0 5v-5h5',
} as const

export type IconName = keyof typeof shapes

/** A picture beside or instead of a word; what it means is said by the control that it stands in. */
export function Icon({ name }: { name: IconName }) {
  return <Shape path={shapes[name]} />
}

/** A picture of a part that brings its own shapes. */
export function Shape({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
