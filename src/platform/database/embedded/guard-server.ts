import { spawn } from 'node:child_process'

/** Ends what it was made for: the server has ended by itself. */
export interface Guard {
  dismiss(): void
}

/**
 * Waits for the end of its input, which is the end of Node, also by kill -9. Then it stops the server, but never one that
 * recovers: whoever starts Porchlight next finds it ready. $1: the cluster, $2: the server's process.
 */
const script = `
trap '' HUP INT TERM
cat >/dev/null
recovers() {
  for child in $(cat "/proc/$1/task/$1/children" 2>/dev/null); do
    case "$(tr '\\0' ' ' <"/proc/$child/cmdline" 2>/dev/null)" in 'postgres: startup'*) return 0 ;; esac
  done
  return 1
}
looks=0
while [ $looks -lt 18000 ] && kill -0 "$2" 2>/dev/null; do
  [ "$(sed -n 1p "$1/postmaster.pid" 2>/dev/null)" = "$2" ] || exit 0
  case "$(sed -n 8p "$1/postmaster.pid" 2>/dev/null)" in
    ready*) recovers "$2" || { kill -INT "$2"; exit 0; } ;;
    stopping*) exit 0 ;;
  esac
  looks=$((looks + 1))
  sleep 0.2
done
`

/**
 * A shell that takes the server along when this Node dies without a word. On systems without one the server goes on until
 * the next start.
 */
export function guardServer(cluster: string, pid: number, environment: Record<string, string>): Guard {
  if (process.platform === 'win32') return { dismiss: () => {} }
  const shell = spawn('sh', ['-c', script, 'porchlight-guard', cluster, String(pid)], {
    cwd: '/',
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore'],
    // A group of its own: Ctrl-C in the terminal is for Node.
    detached: true,
  })
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  // It waits for us, not we for it.
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return { dismiss: () => shell.stdin.end() }
}
