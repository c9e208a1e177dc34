import os from 'node:os';
import {sourceHash} from '../../../kit/build/files/source-hash';
import {warningTable, type WarningTable} from '../../../rescript/core/warnings/table';
import {textOf} from '../records/answers';
import {run} from '../run';
import type {CompilerService, Make} from '../service';

const CODE = sourceHash(__filename);
const WARNINGS = '-warn-help';
const USAGE = '-help';

/** A version's warnings, from its compiler's help. Rejects like `ask`. */
export async function readWarningTable(service: CompilerService, version: string): Promise<WarningTable> {
  const place = {subject: 'warnings', line: 0, label: `bsc ${WARNINGS}, bsc ${USAGE}`};
  const question = {version, kind: 'help', about: [WARNINGS, USAGE]};
  const answer = await service.at(place).ask(question, readHelp, CODE);
  return warningTable(textOf(answer, WARNINGS) ?? '', textOf(answer, USAGE) ?? '');
}

const readHelp: Make = async ({bsc}) => {
  const ask = async (flag: string): Promise<string> => {
    const {stdout, stderr} = await run(bsc, [flag], os.tmpdir());
    return stdout + stderr;
  };
  const [warnings, usage] = [await ask(WARNINGS), await ask(USAGE)];
  warningTable(warnings, usage); // Help that can't be parsed isn't recorded.
  return {
    verdict: 'prints',
    texts: [
      {name: WARNINGS, text: warnings},
      {name: USAGE, text: usage},
    ],
  };
};
