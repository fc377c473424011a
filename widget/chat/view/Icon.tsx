/** Shapes on a grid of 24, drawn with a line of 1.75. */
const shapes = {
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M8.5 8.5h7v7h-7z',
  close: 'M6 6l12 12M18 6 6 18',
  compose: 'M12 20h8M16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1 1-4z',
  person:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h2.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2zm16 0h-2.5a1 1 0 0 0-1 1v3.5a1 1 0 0 0 1 1h.5a2 2 0 0 0 2-2zm-1 5.3a4 4 0 0 1-3.5 2.2h-2',
  more: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
  larger: 'M14 4h6v6M20 4l-7 7M10 20H4v-6m0 6 7-7',
  smaller: 'M20 10h-6V4m0 6 7-7M4 14h6v6m0-6-7 7',
  down: 'M12 5v14m-6-6 6 6 6-6',
  warning: 'M12 8v5m0 3h.01M10.3 4 2.6 17.4A2 2 0 0 0 4.3 20.4h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z',
  again: 'M4 12a8 8 0 0 1 14-5.3L20 9m0-5v5h-5M20 12a8 8 0 0 1-14 5.3L4 15m0 5v-5h5',
  facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5A.5.5 0 0 1 14.5 7H17z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1h.01',
  whatsapp: 'M3 21l1.7-4.8A9 9 0 1 1 8 19.5zM9 9c0 3.5 2.5 6 6 6l1-1.5-2.2-1.2-.9.9A5 5 0 0 1 10.8 11l.9-.9L10.5 8z',
  image: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm-1 12 5-5 8 9m-3-6 2-2 4 4M9 8h.01',
  voice: 'M4 10v4m4-7v10m4-13v16m4-13v10m4-7v4',
} as const

export type IconName = keyof typeof shapes

/** A picture beside or instead of a word; what it means is said by the control that it stands in. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
