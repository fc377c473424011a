import type { FrameHost } from './frame-link.ts'

/** A frame that stands in the page: it may ask to lie over the whole of it for a while. */
export function makeInlineHost(frame: HTMLIFrameElement): FrameHost {
  const { style } = frame
  let before: string | undefined
  return {
    place: 'inline',
    resize: (toMax) => {
      if (toMax) {
        before ??= style.cssText
        style.cssText +=
          ';position:fixed!important;inset:0!important;z-index:2147483647!important;border:0!important;' +
          'width:100%!important;height:100%!important;max-width:none!important;max-height:none!important;margin:0!important'
      } else if (before !== undefined) {
        style.cssText = before
        before = undefined
      }
    },
  }
}
