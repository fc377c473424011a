import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './clear-step.module.css'

interface Props {
  /** What stands on the button that opens the step, and what it is about, for who hears it. */
  label: string
  about: string
  /** What it will do, and the buttons that do it or leave it. */
  question: string
  yes: string
  no: string
  isBusy: boolean
  onYes: () => void
}

/** What cannot be undone is done in two steps, the second one saying what will be. */
export function ClearStep({ label, about, question, yes, no, isBusy, onYes }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`${label}: ${about}`}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className={styles.step} role="status">
      <span>{question}</span>
      <Button color="red" size="compact-sm" loading={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => setAsked(false)} autoFocus>
        {no}
      </Button>
    </div>
  )
}
