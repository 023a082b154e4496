// A share of a core for each of several processes: where cores are few, whether processes scale is seen by giving each less than one.
import fs from 'node:fs';
import path from 'node:path';

const root = '/sys/fs/cgroup';
/** Short, so that nobody waits long for the next one; no quota may be under a millisecond. */
const periodUs = 10_000;

/** A new group in which a process gets `share` of a core, by whichever version of control groups there is (cgroups(7)). */
function makeGroup(name: string, share: number): string {
  const quotaUs = Math.round(share * periodUs);
  const isUnified = fs.existsSync(path.join(root, 'cgroup.controllers'));
  const group = path.join(root, isUnified ? '' : 'cpu', name);
  fs.mkdirSync(group);
  if (isUnified) fs.writeFileSync(path.join(group, 'cpu.max'), `${quotaUs} ${periodUs}`);
  else {
    fs.writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(periodUs));
    fs.writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quotaUs));
  }
  return group;
}

/**
 * From now on each of these processes gets `share` of a core (0.1 … 1) and no more. Answers what removes the groups once the
 * processes have ended. @throws Error where the system has no control groups or we are not the one to make them
 */
export function shareCores(pids: readonly number[], share: number): () => void {
  const groups: string[] = [];
  const end = () => {
    for (const group of groups.splice(0)) fs.rmdirSync(group);
  };
  try {
    for (const pid of pids) {
      const group = makeGroup(`meridian-bench-${pid}`, share);
      groups.push(group);
      fs.writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
    }
  } catch (error) {
    throw new Error('no share of a core can be given to a process here', { cause: error });
  }
  return end;
}
