import process from 'node:process';
import { runOrders } from './fulfilment/run-orders.ts';

/** `npm run orders`: reads how an order stands, and says that it left or arrived. */
process.exitCode = await runOrders(process.argv.slice(2), {
  environment: process.env,
  fetch,
  print: console.log,
  complain: console.error,
});
