// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

// A coin for tests and the local demo: ERC-20's transfer and its event, six decimals, and a few ways to misbehave.
contract Coin {
    string public constant name = "Test Dollar";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = 1e15;
        emit Transfer(address(0), msg.sender, 1e15);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(balanceOf[msg.sender] >= value, "balance");
        unchecked {
            balanceOf[msg.sender] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferMany(address[] calldata to, uint256[] calldata values) external {
        for (uint256 i = 0; i < to.length; i++) transfer(to[i], values[i]);
    }

    // Moves and takes it back by failing.
    function transferAndFail(address to, uint256 value) external {
        transfer(to, value);
        revert("changed my mind");
    }

    // Says that something moved.
    function pretend(address to, uint256 value) external {
        emit Transfer(msg.sender, to, value);
    }
}
