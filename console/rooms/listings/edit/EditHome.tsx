import { Alert, Button, Drawer } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { tell } from '../../../parts/tell.ts'
import { useListingChange } from '../use-listing-change.ts'
import styles from './edit.module.css'
import { ListingForm, useFaultWords } from './ListingForm.tsx'
import { type FormValues, faultsByField, fieldNames, type ListingField, readField, readForm } from './listing-form.ts'

/** What is edited: a home by its id, or a new one; with what was typed before, where somebody comes back to it. */
export interface Editing {
  id: number | null
  before: FormValues
  unsaid: readonly string[]
  draft?: FormValues
  /** The field that needs a look. */
  field?: ListingField
}

interface Props {
  serialNumber: string
  editing: Editing
  onClose: () => void
  onSaved: (id: number) => void
  /** Takes up again what was typed. */
  onReopen: (editing: Editing) => void
}

/** The form of a home. What was typed is not lost by closing it: the message brings it back. */
export function EditHome({ serialNumber, editing: given, onClose, onSaved, onReopen }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const faultWords = useFaultWords()
  const { change, refresh } = useListingChange(serialNumber)
  // As it was when the form was opened: what is read anew meanwhile is not taken for a change.
  const [editing] = useState(given)
  const isNew = editing.id === null
  const [values, setValues] = useState(editing.draft ?? editing.before)
  const [faults, setFaults] = useState<Partial<Record<ListingField, string>>>({})
  const isTouched = fieldNames.some((field) => values[field] !== editing.before[field])

  const { field } = editing
  useEffect(() => {
    // After the drawer, which takes the focus itself when it is there.
    const timer = field && setTimeout(() => document.getElementById(`field-${field}`)?.focus(), 250)
    return () => clearTimeout(timer)
  }, [field])

  const save = useMutation({
    mutationFn: async (changed: Partial<Record<ListingField, unknown>>) => {
      if (editing.id !== null) {
        await change({ ids: [editing.id], ...changed }, t('homes.saved'))
        return editing.id
      }
      const id = await client.createListing({ SerialNumber: serialNumber, ...changed } as Parameters<
        typeof client.createListing
      >[0])
      await refresh()
      showWithUndo(t, {
        id: `added-${id}`,
        message: t('homes.added'),
        undo: () => void change({ ids: [Number(id)], remove: true }, t('homes.removed')),
      })
      return Number(id)
    },
    onSuccess: onSaved,
    onError: (failure) => {
      if (failure instanceof PorchlightError && failure.status === 400) showFaults(faultsByField(failure.message))
    },
  })

  const showFaults = (found: Partial<Record<string, string>>): void => {
    setFaults(found)
    const first = fieldNames.find((field) => found[field] !== undefined)
    if (first) document.getElementById(`field-${first}`)?.focus()
  }
  const close = (): void => {
    onClose()
    if (!isTouched || save.isSuccess) return
    showWithUndo(t, { id: 'draft', message: t('homes.dropped'), undo: () => onReopen({ ...editing, draft: values }) })
  }
  const general = faults['' as ListingField]
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="42rem"
      title={isNew ? t('homes.addTitle') : t('homes.editTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120 }}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const filled = isNew && values.Url.trim() === '' ? { ...values, Url: madeAddress(values.MLSNumber) } : values
          const { changed, faults: found } = readForm(filled, editing.before, isNew)
          const said = Object.entries(found).map(([field, fault]) => [field, faultWords(fault)])
          if (said.length > 0) showFaults(Object.fromEntries(said))
          else if (Object.keys(changed).length === 0) {
            tell(t, { message: t('homes.nothingChanged') })
            onClose()
          } else save.mutate(changed)
        }}
      >
        {save.error && (Object.keys(faults).length === 0 || general) && (
          <Alert color="red" variant="light" role="alert">
            {general ?? explainFailure(save.error, t)}
          </Alert>
        )}
        <ListingForm
          values={values}
          faults={faults}
          unsaid={editing.unsaid}
          focused={editing.field}
          onChange={(field, value) => {
            setValues((now) => ({ ...now, [field]: value }))
            setFaults(({ [field]: _, ...others }) => others)
          }}
          onLeave={(field) => {
            if (values[field] === editing.before[field]) return
            const read = readField(field, values[field])
            if ('fault' in read) setFaults((now) => ({ ...now, [field]: faultWords(read.fault) }))
          }}
        />
        <div className={styles.foot}>
          <Button variant="default" onClick={close}>
            {t('homes.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {isNew ? t('homes.add') : t('homes.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}

/** As imports name a home without a page: it is never shown as a link. */
function madeAddress(mls: string): string {
  return mls.trim() === '' ? '' : `urn:porchlight:listing:${encodeURIComponent(mls.trim())}`
}
