import pg from 'pg'
import { statementActorText } from './actor.ts'
import { planKeepingClients } from './kept-plans.ts'

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void

/**
 * A pool whose connections know who acts (`crm.actor`) when they are taken for a single statement. Whoever takes one for longer is a
 * transaction and says so by itself, for as long as it lasts (db.ts). Reads tell nothing; they take away what an earlier statement left.
 */
export class ActingPool extends pg.Pool {
  // what each connection holds now
  readonly #actors = new WeakMap<pg.ClientBase, string>()

  constructor(config: pg.PoolConfig) {
    // the pool takes the class of its connections there, its types do not know it
    super({ ...config, Client: planKeepingClients() } as pg.PoolConfig)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    if (!taken) return super.connect()
    // read now: later on it would be somebody else's turn
    const actor = statementActorText()
    super.connect((error, client, release) => {
      if (error || !client) return taken(error, client, release)
      this.#acting(client, actor).then(
        () => taken(undefined, client, release),
        (failure: Error) => taken(failure, undefined, release),
      )
    })
  }

  async #acting(client: pg.PoolClient, actor: string): Promise<pg.PoolClient> {
    if ((this.#actors.get(client) ?? '') === actor) return client
    try {
      await client.query("select set_config('crm.actor', $1, false)", [actor])
      this.#actors.set(client, actor)
      return client
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}
