// Who works here, for screens that show or hide by role.
import type { OperatorInfo, OperatorRole } from '@meridian/contract';
import { createContext, useContext } from 'react';

export const OperatorContext = createContext<OperatorInfo | null>(null);

/** The signed-in operator. */
export function useOperator(): OperatorInfo {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('nobody is signed in');
  return operator;
}
/** Whether the signed-in operator has one of these roles. */
export function useMay(...roles: readonly OperatorRole[]): boolean {
  const operator = useOperator();
  return roles.some((role) => operator.roles.includes(role));
}
