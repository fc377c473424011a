import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { DocumentRows } from './command-row.ts'
import { addOwnChatbot, addSecondWorkspace, beVisitor, noteSerial, say } from './what-readers-do.ts'

export const operatingRows: DocumentRows = {
  document: 'docs/operating.md',
  before: async (stage) => {
    const { sessionID } = await say(stage, 'A home on Alder Lane with a garden?')
    stage.own.set('48213', String(sessionID))
    stage.own.set('ana/', 'ana/')
    await beVisitor(stage, 'ana@example.com')
  },
  rows: [
    { command: 'npx porchlight backup porchlight-monday.tar.gz', says: /porchlight-monday\.tar\.gz/ },
    { command: `mkdir tried && cp "\${PORCHLIGHT_DATA_DIR:-./data}/encryption.key" tried/` },
    {
      command: 'PORCHLIGHT_DATA_DIR=./tried npx porchlight restore porchlight-monday.tar.gz',
      says: /^Restored the state of /m,
      after: (_stage, { stdout, stderr }) => expect(stdout + stderr).not.toContain('is lost'),
    },
    { command: 'npx porchlight chatbot list', says: /\tPorchlight demo$/m },
    {
      command: 'npx porchlight chatbot create Name="Harbour Homes" TimeZone=America/Los_Angeles',
      says: /^[0-9a-f]{32}$/m,
      after: noteSerial,
    },
    { command: 'npx porchlight chatbot show SERIAL', says: /^TimeZone +America\/Los_Angeles$/m },
    {
      command: 'npx porchlight chatbot set SERIAL WelcomeMessage="Hello!" RateLimitCount=20 RateLimitTime=240',
      says: [/^WelcomeMessage +Hello!$/m, /^RateLimitCount +20$/m],
    },
    { command: 'npx porchlight chatbot set SERIAL WelcomeMessage=', says: /^WelcomeMessage *$/m },
    { command: 'npx porchlight chatbot remove SERIAL', types: 'yes\n', says: /is deleted/, after: addOwnChatbot },
    { command: 'npx porchlight conversation list --chatbot SERIAL --from 2026-11-01 --to 2026-11-30' },
    {
      command: 'npx porchlight conversation list --search "alder lane garden"',
      says: /A home on Alder Lane with a garden\?/,
    },
    { command: 'npx porchlight conversation show 48213', says: /A home on Alder Lane with a garden\?/ },
    { command: 'npx porchlight workspace set-retention 365', says: /365 days/ },
    {
      command: 'npx porchlight visitor export --email ana@example.com --out ana/',
      says: /1 conversation;/,
      after: ({ clone }) => expect(existsSync(join(clone, 'ana', 'visitor.json'))).toBe(true),
    },
    { command: 'npx porchlight visitor erase --email ana@example.com', types: 'yes\n', says: /Erased: 1 conversation/ },
    {
      command: 'npx porchlight domain list',
      before: (stage) =>
        stage.call('/chat/Chatbot/Edit', { serialNumber: stage.own.get('SERIAL'), CustomDomain: 'chat.firm.example' }),
      says: [/_porchlight\.chat\.firm\.example/, /porchlight-verify=/],
    },
    {
      command: 'npx porchlight lead export --from 2026-11-01 --to 2026-11-30 > november.csv',
      after: ({ clone }) => expect(readFileSync(join(clone, 'november.csv'), 'utf8')).toMatch(/^\S+,/),
    },
    {
      command: 'curl -H "Authorization: $SECRET_KEY" "$BASE/v1/leads/export?serialNumber=$SERIAL" -o leads.csv',
      after: ({ clone }) => expect(readFileSync(join(clone, 'leads.csv'), 'utf8')).toMatch(/^\S+,/),
    },
    { command: 'npx porchlight workspace set-allowance 5000', says: /5,000 messages/ },
    { command: 'npx porchlight workspace set-allowance 5000 --workspace 2', before: addSecondWorkspace },
    {
      command: 'npx porchlight workspace create "Harbour Homes"',
      says: [/^secret key +pl_sk_/m, /^session key +pl_ses_/m],
    },
    {
      command: 'npx porchlight key create --workspace 1 --kind session --label "web shop"',
      says: /^key +pl_ses_/m,
    },
    {
      command: 'npx porchlight key create --workspace 1 --label "feed job" --scopes read,listings --ends 2030-01-01',
      says: /^key +pl_sk_/m,
    },
    { command: 'npx porchlight key list', says: /\tnot used\tweb shop$/m },
    { command: 'npx porchlight key rotate 3 --overlap 48', says: [/^key +pl_/m, /works until/] },
    { command: 'npx porchlight key revoke 3', says: /Key 3 is revoked/ },
    { command: 'npx porchlight key revoke-visitors', says: /All visitor keys of all workspaces are revoked/ },
    { command: 'npx porchlight key reencrypt', says: /sealed with the newest key/ },
    { command: `OLD_KEY=$(cat "\${PORCHLIGHT_DATA_DIR:-./data}/encryption.key")`, spare: 'encryption' },
    {
      command: 'PORCHLIGHT_ENCRYPTION_KEY="the new passphrase,$OLD_KEY" npm start',
      spare: 'encryption',
      until: /Porchlight is ready on/,
    },
    {
      command: 'PORCHLIGHT_ENCRYPTION_KEY="the new passphrase,$OLD_KEY" npx porchlight key reencrypt',
      spare: 'encryption',
      says: /sealed/,
    },
    { command: 'npx porchlight audit log --since 30d', says: /workspace\.created/ },
    {
      command: "npx porchlight audit log --workspace 1 --action 'listings.*' --limit 20 --json",
      says: /"listings\.\w+"/,
    },
    { command: 'curl -H "Authorization: $SECRET_KEY" "$BASE/v1/read-log?limit=20"', says: /"leads\.exported"/ },
    {
      command: 'PORCHLIGHT_PUBLIC_URL=https://chat.example.com PORCHLIGHT_TRUST_PROXY=127.0.0.1 npm start',
      spare: 'proxy',
      until: /Try the chat: https:\/\/chat\.example\.com\/share\//,
    },
    { command: 'echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)" >> .env' },
    { command: 'docker compose up -d', not: 'docker' },
    { command: 'docker compose exec porchlight cat /data/credentials.json', not: 'docker' },
    { command: 'docker compose exec porchlight porchlight doctor', not: 'docker' },
    { command: 'docker build -t porchlight .', not: 'docker' },
    { command: 'docker run -p 8787:8787 -v porchlight-data:/data porchlight', not: 'docker' },
  ],
}
