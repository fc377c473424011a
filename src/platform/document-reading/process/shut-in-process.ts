import { type ChildProcess, fork } from 'node:child_process'
import { nodeWithoutNetwork } from '../../isolation/without-network.ts'
import { shutIn } from './shut-in.ts'

/** A process that can reach nothing but what it is sent and its folders, and may die at any time without harm to this one. */
export class ShutInProcess {
  protected readonly child: ChildProcess
  #isOver = false

  /** The arguments are those of shutIn. */
  constructor(program: string, heapMb: number, folders?: readonly string[]) {
    const [execPath, execArgv] = nodeWithoutNetwork(shutIn(program, heapMb, folders))
    this.child = fork(program, [], {
      execPath,
      execArgv,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    this.child.on('error', () => this.end())
    this.child.on('exit', () => {
      this.#isOver = true
    })
  }

  get isOver(): boolean {
    return this.#isOver
  }

  end(): void {
    this.#isOver = true
    this.child.kill('SIGKILL')
  }

  /** Whether the process that we are waits for it. */
  hold(isHeld: boolean): void {
    if (isHeld) {
      this.child.ref()
      this.child.channel?.ref()
    } else {
      this.child.unref()
      this.child.channel?.unref()
    }
  }
}
