// A place for what is on its way; nothing is laid over what is there.
import { Spin } from 'antd';

export const Waiting = () => (
  <div className="waiting">
    <Spin />
  </div>
);
