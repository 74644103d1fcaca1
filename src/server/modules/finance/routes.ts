import type { FastifyPluginAsync } from 'fastify'
import { serveFlows } from './flow-routes.ts'
import { serveRecharges } from './recharge-routes.ts'
import { serveWithdrawals } from './withdrawal-routes.ts'
import { serveCommissions } from './commission-routes.ts'

/** Withdrawals, recharges, commissions, and the flow of money with its bills. */
const finance: FastifyPluginAsync = async (app) => {
  serveWithdrawals(app)
  serveRecharges(app)
  serveFlows(app)
  serveCommissions(app)
}

export default finance
