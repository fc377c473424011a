import { lazy, Suspense, useEffect, useState } from 'react'
import { useApi } from '../api/api-context.ts'

const ProofDialog = lazy(() =>
  import('./ProofDialog.tsx').then(({ ProofDialog: component }) => ({ default: component })),
)

/** Shows the question who one is, when a call of whichever room asks for it. */
export function ProofDoor() {
  const { proof } = useApi()
  // In an object, for React would call the function.
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void } | null>(null)
  useEffect(() => proof.attach((answer) => setAsked({ answer })), [proof])
  if (asked === null) return null
  return (
    <Suspense fallback={null}>
      <ProofDialog
        onAnswer={(isProven) => {
          setAsked(null)
          asked.answer(isProven)
        }}
      />
    </Suspense>
  )
}
