import { Alert, Button, Divider } from '@mantine/core'
import '@mantine/core/styles/Divider.css'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'

function useSignInWays() {
  const { client } = useApi()
  return useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => client.readSignInWays({}, { signal }),
  })
}

/** The way in by the provider of this server; nothing where none is set. `next`: the page that was wanted. */
export function SignOnButton({ next }: { next: string | undefined }) {
  const { t } = useTranslation()
  const { basepath } = useRouter()
  const name = useSignInWays().data?.singleSignOn ?? null
  if (name === null) return null
  const wanted = new URLSearchParams({ to: `/console${(next ?? '/inbox').replace(basepath, '')}` })
  return (
    <>
      <Divider my="lg" label={t('door.or')} />
      <Button component="a" href={`${basepath}/auth/oidc/start?${wanted}`} variant="default" size="md" fullWidth>
        {t('door.signOn', { name })}
      </Button>
    </>
  )
}

const reasons = ['down', 'late', 'refused', 'untrusted', 'unverified', 'unknown', 'another', 'often'] as const

/** Why the way by the provider led nowhere. */
export function SignOnRefused({ step }: { step: string | undefined }) {
  const { t } = useTranslation()
  const name = useSignInWays().data?.singleSignOn ?? null
  const reason = reasons.find((known) => known === step)
  if (reason === undefined || name === null) return null
  return (
    <Alert color="red" variant="light" role="alert">
      {t(`door.signOnFailed.${reason}`, { name })}
    </Alert>
  )
}
