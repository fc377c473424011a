import { Alert, Button, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { tell } from '../../parts/tell.ts'
import { languageNames, timeZones } from './settings/known-names.ts'
import { PickInput } from './settings/PickInput.tsx'

/** Makes a chatbot with what it needs to greet: the rest has good defaults. */
export function AddChatbot({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [site, setSite] = useState('')
  const [language, setLanguage] = useState('')
  const [greeting, setGreeting] = useState('')
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [isTried, setTried] = useState(false)
  // Made once, even where what comes after it fails and is tried again.
  const [made, setMade] = useState<string | null>(null)
  const host = site
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
  const faults = {
    name: name.trim() === '' ? t('chatbots.wizard.needName') : '',
    site: host !== '' && !/^(\*\.)?[\p{L}\p{N}.-]+(:\d{1,5})?$/u.test(host) ? t('chatbots.wizard.badSite') : '',
  }
  const add = useMutation({
    mutationFn: async () => {
      const serialNumber = made ?? (await client.addChatbot({ timeZone: zone || 'UTC', type: 0 }))
      setMade(serialNumber)
      await client.editChatbot({
        serialNumber,
        Name: name.trim(),
        ...(host && { Domains: host }),
        ...(language && { AIResponseLanguage: language }),
        ...(greeting.trim() && { WelcomeMessage: greeting.trim() }),
      })
      return serialNumber
    },
    onSuccess: async (serialNumber) => {
      void queries.invalidateQueries({ queryKey: ['me'] })
      void queries.invalidateQueries({ queryKey: ['chatbots'] })
      tell(t, { color: 'teal', message: t('chatbots.wizard.created', { name: name.trim() }) })
      await navigate({ to: '/chatbots/$serialNumber', params: { serialNumber } })
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('chatbots.wizard.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (faults.name === '' && faults.site === '') add.mutate()
        }}
      >
        <Stack gap="md">
          {add.error && (
            <Alert color="red" variant="light" role="alert">
              {explainFailure(add.error, t)}
            </Alert>
          )}
          <TextInput
            label={t('chatbots.wizard.name')}
            description={t('chatbots.wizard.nameHelp')}
            value={name}
            maxLength={200}
            data-autofocus
            error={isTried && faults.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label={`${t('chatbots.wizard.site')} (${t('optional')})`}
            description={t('chatbots.wizard.siteHelp')}
            inputMode="url"
            value={site}
            maxLength={300}
            error={isTried && faults.site}
            onChange={({ currentTarget }) => setSite(currentTarget.value)}
          />
          <PickInput
            label={t('chatbots.wizard.language')}
            description={t('chatbots.wizard.languageHelp')}
            placeholder={t('chatbots.wizard.follows')}
            choices={languageNames()}
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          />
          <PickInput
            label={t('chatbots.wizard.zone')}
            choices={timeZones()}
            value={zone}
            onChange={({ currentTarget }) => setZone(currentTarget.value)}
          />
          <Textarea
            label={`${t('chatbots.wizard.greeting')} (${t('optional')})`}
            description={t('chatbots.wizard.greetingHelp')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={2_000}
            value={greeting}
            onChange={({ currentTarget }) => setGreeting(currentTarget.value)}
          />
          <Button type="submit" loading={add.isPending}>
            {t('chatbots.wizard.create')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
