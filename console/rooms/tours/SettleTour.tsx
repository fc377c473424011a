import { Alert, Button, Modal, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PorchlightError, type Tour } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { tell } from '../../parts/tell.ts'
import { useFormats } from '../../words/use-formats.ts'
import { toLocalField } from './tour-lists.ts'
import styles from './tours.module.css'

/** What becomes of a tour; `time`: the start that was chosen, null: another one than those that were asked for. */
export type TourStep = { kind: 'confirm'; time: string | null } | { kind: 'decline' } | { kind: 'cancel' }

const done = { confirm: 'confirmed', decline: 'declined', cancel: 'cancelled' } as const

interface Props {
  tour: Tour
  step: TourStep
  onClose: () => void
}

/** Confirms, declines or cancels a tour, with a word to the visitor, who is mailed. */
export function SettleTour({ tour, step, onClose }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useApi()
  const queries = useQueryClient()
  const { kind } = step
  const [wish, setWish] = useState(step.kind === 'confirm' ? (step.time ?? 'other') : '')
  const [other, setOther] = useState(toLocalField(tour.times[0] ?? new Date().toISOString()))
  const [message, setMessage] = useState('')
  const settle = useMutation({
    mutationFn: () => {
      const id = String(tour.id)
      const word = message.trim() === '' ? {} : { message: message.trim() }
      if (kind === 'decline') return client.declineTour({ id, ...word })
      if (kind === 'cancel') return client.cancelTour({ id, ...word })
      return client.confirmTour({ id, time: wish === 'other' ? new Date(other).toISOString() : wish, ...word })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['tours'] })
      void queries.invalidateQueries({ queryKey: ['leads-of'] })
      tell(t, { color: kind === 'confirm' ? 'teal' : 'gray', message: t(`tours.${done[kind]}`) })
      onClose()
    },
  })
  const name = [tour.firstName, tour.lastName].filter(Boolean).join(' ') || t('inbox.thread.visitorSaid')
  const isComplete = kind !== 'confirm' || wish !== 'other' || !Number.isNaN(new Date(other).getTime())
  return (
    <Modal opened onClose={onClose} title={t(`tours.${kind}Title`)} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) settle.mutate()
        }}
      >
        <Stack gap="md">
          <p className={styles.about}>
            <strong dir="auto">{tour.address || t('tours.noAddress')}</strong>
            <br />
            <span className="dim">{t(`tours.${kind}Help`, { name })}</span>
          </p>
          {settle.error && (
            <Alert color="red" variant="light" role="alert">
              {settle.error instanceof PorchlightError && settle.error.status === 409
                ? settle.error.message
                : explainFailure(settle.error, t)}
            </Alert>
          )}
          {kind === 'confirm' && (
            <Radio.Group
              label={t('tours.when')}
              description={t('tours.whenHelp', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
              value={wish}
              onChange={setWish}
            >
              <Stack gap="xs" mt="xs">
                {tour.times.map((time, index) => (
                  <Radio
                    key={time}
                    value={time}
                    label={
                      formats.moment(time) + (index === 0 && tour.times.length > 1 ? ` (${t('tours.preferred')})` : '')
                    }
                  />
                ))}
                <Radio value="other" label={t('tours.otherTime')} />
                {wish === 'other' && (
                  <TextInput
                    type="datetime-local"
                    aria-label={t('tours.otherTime')}
                    step={300}
                    value={other}
                    onChange={({ currentTarget }) => setOther(currentTarget.value)}
                    error={!isComplete && t('tours.noTime')}
                  />
                )}
              </Stack>
            </Radio.Group>
          )}
          <Textarea
            label={`${t('tours.message')} (${t('optional')})`}
            description={t('tours.messageHelp')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2_000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" color={kind === 'confirm' ? 'dusk' : 'red'} loading={settle.isPending}>
            {t(`tours.${kind}`)}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
