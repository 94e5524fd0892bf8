import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from freeing compiled WebAssembly: where several threads of a process use some, it may free a piece twice and end
 * the process (nodejs/node#64500). What is kept instead is a few megabytes.
 */
export function keepCompiledCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
}
