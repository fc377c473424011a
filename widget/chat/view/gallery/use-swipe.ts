import { useRef } from 'preact/hooks'

/** Pixels that a finger must go sideways for it to be meant. */
const threshold = 40

interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
}

/** Tells to which side a finger was drawn over an element. Two fingers are a zoom, and drawing down is scrolling. */
export function useSwipe(onSwipe: (side: 'left' | 'right') => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }) {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }) {
      const touch = changedTouches[0]
      const from = start.current
      start.current = null
      if (!touch || !from) return
      const sideways = touch.clientX - from.x
      if (Math.abs(sideways) < threshold || Math.abs(sideways) < Math.abs(touch.clientY - from.y)) return
      onSwipe(sideways < 0 ? 'left' : 'right')
    },
  }
}
