import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { UsageError } from '../command-context.ts'
import { McpBridge } from './mcp-bridge.ts'

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description('hand the tools of a chatbot to a desktop program over MCP, on standard input and output')
    .requiredOption('--url <address>', 'address of the Porchlight that has the chatbot, as in https://chat.example.com')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed with a key of a workspace that has only one')
    .action((options: McpOptions) => handOn(options))
}

interface McpOptions {
  url: string
  chatbot?: string
}

/** Hands on line by line until the program that started it closes its end. Nothing but messages goes to standard output. */
async function handOn({ url, chatbot }: McpOptions): Promise<void> {
  const key = process.env.PORCHLIGHT_SECRET_KEY?.trim() || null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError('--url takes the address of a Porchlight, as in https://chat.example.com.')
  if (chatbot === undefined && key === null)
    throw new UsageError('Name the chatbot with --chatbot, or set PORCHLIGHT_SECRET_KEY to a key of its workspace.')
  const place = chatbot === undefined ? '/mcp' : `/mcp/${encodeURIComponent(chatbot)}`
  const bridge = new McpBridge(`${url.replace(/\/+$/, '')}${place}`, key, (line) => process.stdout.write(`${line}\n`))
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') bridge.take(line)
  await bridge.settled()
}
