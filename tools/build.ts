import process from 'node:process';
import { build } from './build/build-when-needed.ts';

process.exitCode = build(['ignore', 'inherit', 'inherit']) ? 0 : 1;
