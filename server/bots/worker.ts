/** A thread in which bots think; see `ThreadMind`. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadSound } from '../content/project';
import { answerTo, type Question } from './thinker';

const { packs } = workerData as { packs: readonly string[] };
const { catalog } = await loadSound(packs);

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(catalog, question)));
